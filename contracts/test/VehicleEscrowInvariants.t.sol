// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Fixture} from "./support/Fixture.sol";
import {SaleHandler} from "./support/SaleHandler.sol";
import {vm} from "./support/Vm.sol";

/// @dev What holds after any sequence of acts by anybody.
contract VehicleEscrowInvariantsTest is Fixture {
    SaleHandler private handler;

    function setUp() public override {
        super.setUp();
        handler = new SaleHandler(escrow, REGISTRAR, STRANGER);
    }

    /// @dev Read by forge: whom to call at random.
    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(handler);
    }

    function invariant_MoneyInIsMoneyHeldPlusOwedPlusPaidOut() public view {
        uint256 owed;
        uint256 paidOut;
        for (uint256 i = 0; i < 6; ++i) {
            owed += escrow.credit(handler.people(i));
            paidOut += handler.moneyOut(handler.people(i));
        }
        uint256 held = _heldForSales();
        vm.assertEq(handler.moneyIn(), held + owed + paidOut, "money in");
        vm.assertEq(address(escrow).balance, held + owed + handler.moneyForced(), "balance");
    }

    function invariant_EverybodyGotWhatTheirEndedSalesGive() public view {
        for (uint256 i = 0; i < 6; ++i) {
            address person = handler.people(i);
            uint256 earned;
            for (uint256 id = 1; id <= escrow.saleCount(); ++id) {
                Sale memory sale = escrow.getSale(id);
                if (sale.state == State.Released && sale.seller == person) earned += sale.price;
                if (sale.state == State.Refunded && sale.buyer == person) earned += sale.price;
            }
            vm.assertEq(escrow.credit(person) + handler.moneyOut(person), earned, "earned");
        }
    }

    function invariant_EveryTitleIsHeldByASellerABuyerOrTheEscrow() public view {
        uint256 inEscrow;
        for (uint256 i = 0; i < handler.titleCount(); ++i) {
            uint256 titleId = handler.titleIds(i);
            address holder = titles.ownerOf(titleId);
            vm.assertEq(holder, handler.holder(titleId), "holder");
            vm.assertEq(titles.locked(titleId), holder == address(escrow), "locked");
            if (holder == address(escrow)) ++inEscrow;
        }
        vm.assertEq(inEscrow, _liveSales(), "titles in escrow");
    }

    function invariant_NoStateIsJumpedAndNobodyButThePartiesMovesIt() public view {
        vm.assertEq(handler.surprises(), 0, "surprises");
        for (uint256 id = 1; id <= escrow.saleCount(); ++id) {
            _assertState(id, handler.state(id));
        }
    }

    function invariant_TheTermsOfASaleNeverChange() public view {
        for (uint256 id = 1; id <= escrow.saleCount(); ++id) {
            Sale memory sale = escrow.getSale(id);
            bytes32 hash = keccak256(abi.encode(sale.seller, sale.buyer, sale.price, sale.titleId));
            vm.assertEq(hash, handler.terms(id), "terms");
        }
    }

    /// @dev After each run: whatever has happened, the parties alone can end every sale and take all money out.
    function afterInvariant() public {
        for (uint256 id = 1; id <= escrow.saleCount(); ++id) {
            Sale memory sale = escrow.getSale(id);
            if (!_isLive(sale.state)) continue;
            // By turns: the seller's way out and the buyer's.
            bool bySeller = id % 2 == 0;
            vm.prank(bySeller ? sale.seller : sale.buyer);
            if (sale.state == State.Open) escrow.cancel(id);
            else if (bySeller) escrow.giveUp(id);
            else escrow.accept(id);
        }
        for (uint256 i = 0; i < 6; ++i) {
            address person = handler.people(i);
            if (escrow.credit(person) == 0) continue;
            vm.prank(person);
            escrow.withdraw(payable(person));
        }
        vm.assertEq(address(escrow).balance, handler.moneyForced(), "left behind");
        vm.assertEq(titles.balanceOf(address(escrow)), 0, "titles left behind");
    }

    function _heldForSales() private view returns (uint256 held) {
        for (uint256 id = 1; id <= escrow.saleCount(); ++id) {
            Sale memory sale = escrow.getSale(id);
            if (sale.state == State.Deposited || sale.state == State.Disputed) held += sale.price;
        }
    }

    function _liveSales() private view returns (uint256 count) {
        for (uint256 id = 1; id <= escrow.saleCount(); ++id) {
            if (_isLive(escrow.getSale(id).state)) ++count;
        }
    }

    function _isLive(State state) private pure returns (bool) {
        return state == State.Open || state == State.Deposited || state == State.Disputed;
    }
}
