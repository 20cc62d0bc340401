// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {IERC721} from "@openzeppelin/contracts/interfaces/IERC721.sol";
import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {IERC5192} from "../src/IERC5192.sol";
import {VehicleTitle} from "../src/VehicleTitle.sol";
import {Fixture} from "./support/Fixture.sol";
import {vm} from "./support/Vm.sol";

contract VehicleTitleTest is Fixture {
    function test_IssuedTitleIsItsHashAndUnlocked() public {
        vm.expectEmit(address(titles));
        emit IERC5192.Unlocked(uint256(VEHICLE));
        uint256 titleId = _issue(SELLER, VEHICLE);
        vm.assertEq(titleId, uint256(VEHICLE), "id");
        vm.assertEq(titles.ownerOf(titleId), SELLER, "holder");
        vm.assertEq(titles.locked(titleId), false, "locked");
        vm.assertEq(bytes(titles.tokenURI(titleId)).length, 0, "nothing else is said of the vehicle");
    }

    function test_AVehicleHasOneTitle() public {
        _issue(SELLER, VEHICLE);
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721InvalidSender.selector, address(0)));
        vm.prank(REGISTRAR);
        titles.issue(BUYER, VEHICLE);
    }

    function test_AnEmptyHashIsRefused() public {
        vm.expectRevert(abi.encodeWithSelector(VehicleTitle.EmptyHash.selector));
        vm.prank(REGISTRAR);
        titles.issue(SELLER, 0);
    }

    function testFuzz_OnlyARegistrarIssues(address caller) public {
        vm.assume(caller != REGISTRAR);
        bytes32 role = titles.REGISTRAR_ROLE();
        vm.expectRevert(abi.encodeWithSelector(IAccessControl.AccessControlUnauthorizedAccount.selector, caller, role));
        vm.prank(caller);
        titles.issue(caller, VEHICLE);
    }

    function test_TheAdminAppointsAndDismissesRegistrars() public {
        bytes32 role = titles.REGISTRAR_ROLE();
        vm.prank(ADMIN);
        titles.grantRole(role, STRANGER);
        vm.prank(STRANGER);
        titles.issue(SELLER, VEHICLE);
        vm.prank(ADMIN);
        titles.revokeRole(role, STRANGER);
        vm.expectRevert(
            abi.encodeWithSelector(IAccessControl.AccessControlUnauthorizedAccount.selector, STRANGER, role)
        );
        vm.prank(STRANGER);
        titles.issue(SELLER, keccak256("another"));
    }

    function test_ARegistrarAppointsNobody() public {
        bytes32 role = titles.REGISTRAR_ROLE();
        bytes32 admin = titles.DEFAULT_ADMIN_ROLE();
        vm.expectRevert(
            abi.encodeWithSelector(IAccessControl.AccessControlUnauthorizedAccount.selector, REGISTRAR, admin)
        );
        vm.prank(REGISTRAR);
        titles.grantRole(role, STRANGER);
    }

    function test_OutsideEscrowATitleIsTransferredAsAnyToken() public {
        uint256 titleId = _issue(SELLER, VEHICLE);
        vm.prank(SELLER);
        titles.transferFrom(SELLER, BUYER, titleId);
        vm.assertEq(titles.ownerOf(titleId), BUYER, "holder");
    }

    function testFuzz_NobodyMovesAnothersTitle(address caller) public {
        vm.assume(caller != SELLER && caller != address(0));
        uint256 titleId = _issue(SELLER, VEHICLE);
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721InsufficientApproval.selector, caller, titleId));
        vm.prank(caller);
        titles.transferFrom(SELLER, BUYER, titleId);
    }

    /// @dev ERC-5192: every ERC-721 transfer of a locked token reverts, whoever calls, the escrow included.
    function testFuzz_NobodyTransfersALockedTitle(address caller, address to) public {
        uint256 titleId = escrow.getSale(_saleIn(State.Open)).titleId;
        bytes memory refusal = abi.encodeWithSelector(VehicleTitle.TitleLocked.selector, titleId);
        vm.expectRevert(refusal);
        vm.prank(caller);
        titles.transferFrom(address(escrow), to, titleId);
        vm.expectRevert(refusal);
        vm.prank(address(escrow));
        titles.safeTransferFrom(address(escrow), to, titleId);
    }

    function testFuzz_OnlyTheEscrowReleases(address caller) public {
        vm.assume(caller != address(escrow));
        uint256 titleId = escrow.getSale(_saleIn(State.Open)).titleId;
        vm.expectRevert(abi.encodeWithSelector(VehicleTitle.OnlyEscrow.selector));
        vm.prank(caller);
        titles.release(caller, titleId);
    }

    function test_TheEscrowReleasesOnlyWhatItHolds() public {
        uint256 titleId = _issue(SELLER, VEHICLE);
        vm.expectRevert(
            abi.encodeWithSelector(IERC721Errors.ERC721IncorrectOwner.selector, address(escrow), titleId, SELLER)
        );
        vm.prank(address(escrow));
        titles.release(STRANGER, titleId);
    }

    function test_ATitleSentToTheEscrowByHandIsRefusedNotStranded() public {
        uint256 titleId = _issue(SELLER, VEHICLE);
        bytes memory refusal = abi.encodeWithSelector(VehicleTitle.OnlyEscrow.selector);
        vm.expectRevert(refusal);
        vm.prank(SELLER);
        titles.transferFrom(SELLER, address(escrow), titleId);
        vm.expectRevert(refusal);
        vm.prank(REGISTRAR);
        titles.issue(address(escrow), keccak256("another"));
    }

    function test_EnteringAndLeavingEscrowIsAnnounced() public {
        uint256 titleId = _issue(SELLER, VEHICLE);
        vm.prank(SELLER);
        titles.approve(address(escrow), titleId);
        vm.expectEmit(address(titles));
        emit IERC5192.Locked(titleId);
        vm.prank(SELLER);
        uint256 id = escrow.open(titleId, BUYER, PRICE);
        vm.expectEmit(address(titles));
        emit IERC5192.Unlocked(titleId);
        vm.prank(SELLER);
        escrow.cancel(id);
    }

    /// @dev An approval given before a sale does not outlive it.
    function test_OldApprovalsEndWithTheSale() public {
        uint256 titleId = escrow.getSale(_saleIn(State.Cancelled)).titleId;
        vm.assertEq(titles.getApproved(titleId), address(0), "approved");
    }

    function test_ATitleThatDoesNotExistIsNeitherLockedNorUnlocked() public {
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721NonexistentToken.selector, 1));
        titles.locked(1);
    }

    function test_ItSaysWhatItSupports() public view {
        vm.assertTrue(titles.supportsInterface(0xb45a3c0e), "ERC-5192");
        vm.assertTrue(titles.supportsInterface(type(IERC721).interfaceId), "ERC-721");
        vm.assertTrue(titles.supportsInterface(type(IAccessControl).interfaceId), "access control");
        vm.assertEq(titles.supportsInterface(0xffffffff), false, "nothing else");
    }
}
