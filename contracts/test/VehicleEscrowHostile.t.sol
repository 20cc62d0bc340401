// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Fixture} from "./support/Fixture.sol";
import {ContractParty, ReentrantParty, RejectingParty} from "./support/Hostile.sol";
import {vm} from "./support/Vm.sol";

/// @dev Parties that are contracts, and mean ill.
contract VehicleEscrowHostileTest is Fixture {
    function test_ASellerThatReentersIsPaidOnce() public {
        ReentrantParty seller = new ReentrantParty(escrow);
        uint256 id = _depositedFor(seller, BUYER);
        vm.prank(BUYER);
        escrow.accept(id);
        _assertPaidOnce(seller, id);
    }

    function test_ABuyerThatReentersIsPaidOnce() public {
        ReentrantParty buyer = new ReentrantParty(escrow);
        uint256 id = _open(SELLER, address(buyer), VEHICLE);
        _deposit(id);
        vm.prank(SELLER);
        escrow.giveUp(id);
        _assertPaidOnce(buyer, id);
    }

    function test_WhileItIsPaidAPartyEndsNoOtherSale() public {
        uint256 others = _saleIn(State.Deposited);
        ReentrantParty seller = new ReentrantParty(escrow);
        uint256 id = _depositedFor(seller, BUYER);
        vm.prank(BUYER);
        escrow.accept(id);
        seller.plan(abi.encodeCall(escrow.accept, (others)));
        seller.plan(abi.encodeCall(escrow.giveUp, (others)));
        seller.plan(abi.encodeCall(escrow.claim, (others)));
        seller.plan(abi.encodeCall(escrow.dispute, (others)));
        _assertPaidOnce(seller, id);
        _assertState(others, State.Deposited);
    }

    function test_ABuyerThatIsNoReceiverOfTokensCannotBlockTheClaim() public {
        RejectingParty buyer = new RejectingParty(escrow);
        uint256 id = _open(SELLER, address(buyer), VEHICLE);
        _deposit(id);
        vm.warp(START + 7 days + 1);
        vm.prank(SELLER);
        escrow.claim(id);
        vm.assertEq(titles.ownerOf(escrow.getSale(id).titleId), address(buyer), "holder");
        vm.prank(SELLER);
        escrow.withdraw(payable(SELLER));
        vm.assertEq(SELLER.balance, PRICE, "paid");
    }

    function test_APartyThatTakesNoMoneyBlocksOnlyItself() public {
        RejectingParty seller = new RejectingParty(escrow);
        uint256 id = _depositedFor(seller, BUYER);
        uint256 others = _saleIn(State.Refunded);
        vm.prank(BUYER);
        escrow.accept(id);
        vm.assertEq(titles.ownerOf(escrow.getSale(id).titleId), BUYER, "holder");
        vm.prank(BUYER);
        escrow.withdraw(payable(BUYER));
        vm.assertEq(BUYER.balance, PRICE, "refund of the other sale");
        _assertState(others, State.Refunded);
    }

    function test_APartyThatTakesNoMoneyKeepsItsCreditAndNamesAnotherAddress() public {
        RejectingParty seller = new RejectingParty(escrow);
        uint256 id = _depositedFor(seller, BUYER);
        vm.prank(BUYER);
        escrow.accept(id);
        vm.expectRevert(abi.encodeWithSelector(PaymentRefused.selector));
        seller.withdraw(payable(address(seller)));
        vm.assertEq(escrow.credit(address(seller)), PRICE, "credit");
        seller.withdraw(payable(STRANGER));
        vm.assertEq(STRANGER.balance, PRICE, "paid");
        vm.assertEq(escrow.credit(address(seller)), 0, "credit");
    }

    function test_AStrangerWithdrawsNothing() public {
        _saleIn(State.Released);
        vm.expectRevert(abi.encodeWithSelector(NothingToWithdraw.selector));
        vm.prank(STRANGER);
        escrow.withdraw(payable(STRANGER));
    }

    function _depositedFor(ContractParty seller, address buyer) private returns (uint256 id) {
        uint256 titleId = _issue(address(seller), keccak256("of a contract"));
        id = seller.sell(titleId, buyer, PRICE);
        _deposit(id);
    }

    /// @dev Another's money lies in the escrow, and is there afterwards.
    function _assertPaidOnce(ReentrantParty party, uint256 id) private {
        uint256 held = address(escrow).balance;
        _saleIn(State.Deposited);
        party.plan(abi.encodeCall(escrow.withdraw, (payable(address(party)))));
        party.plan(abi.encodeCall(escrow.giveUp, (id)));
        party.plan(abi.encodeCall(escrow.accept, (id)));
        party.withdraw(payable(address(party)));
        vm.assertEq(party.received(), 1, "payments");
        vm.assertEq(party.succeeded(), 0, "calls back");
        vm.assertEq(address(party).balance, PRICE, "paid");
        vm.assertEq(address(escrow).balance, held, "held");
    }
}
